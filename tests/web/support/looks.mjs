// The devices and input methods with which the tests look at the page. Every journey names those
// that it uses.

const desk = { viewport: { width: 1280, height: 900 } };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A desk with a mouse. */
export const DESK = { name: 'desk, mouse', hand: 'mouse', ...desk };
/** A phone under a thumb. */
export const PHONE = { name: 'phone, touch', hand: 'touch', ...phone };
/** A desk whose mouse is broken. */
export const KEYS = { name: 'desk, keyboard alone', hand: 'keys', ...desk };
/** The narrowest that is promised. */
export const NARROW = {
  name: '320 wide',
  hand: 'touch',
  ...phone,
  viewport: { width: 320, height: 640 },
};

export const dark = (look) => ({ ...look, name: `${look.name}, dark`, colorScheme: 'dark' });
export const calm = (look) => ({
  ...look,
  name: `${look.name}, reduced motion`,
  reducedMotion: 'reduce',
});

/** Every theme at both sizes. */
export const ALL_THEMES = [DESK, dark(DESK), PHONE, dark(PHONE)];

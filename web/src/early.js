// Before anything is painted: the theme that was chosen (state/prefs.ts keeps it), and whether the
// visitor opens something of his own. Then the answer that stands in the page is not about it, and
// stays out of sight: <html data-opening> says so. <html data-sample> is the link to that answer.
const root = document.documentElement;

/** What was kept; null where nothing is, or nothing may be. */
const kept = (store, name) => {
    try {
        return JSON.parse(globalThis[store].getItem(name));
    } catch {
        return null;
    }
};

/** The address, or what a page that is loaded again had no time to write there: shell/address.ts. */
const address = () => {
    const here = location.hash.slice(1);
    const late = kept('sessionStorage', 'bayonet/address/1');
    const again = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    return again && Array.isArray(late) && Array.isArray(late[0]) && late[0].includes(here)
        ? late[1]
        : here;
};

const theme = kept('localStorage', 'bayonet/prefs/1')?.theme;
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

const link = address();
if (link ? link !== root.dataset.sample : kept('localStorage', 'bayonet/assault/1'))
    root.dataset.opening = '';

/** A whole number with commas: 1,048,576. The browser's own formatting takes long to load, and the page
    begins with such a number. */
export const with_commas = (number: number): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

// A script as it may stand in the page.

/** An end tag or a comment within would end the script, or hide what follows. */
export const safe = (script: string): string =>
  script.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3C').trim();

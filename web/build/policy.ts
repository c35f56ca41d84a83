// The page's Content-Security-Policy, as a <meta> first in the head of what is built.
import type { Plugin } from 'vite';
import rules from './policy.json' with { type: 'json' };

export type Rules = Record<string, string>;

export const meta = (policy: Rules): string =>
  `<meta http-equiv="Content-Security-Policy" content="${Object.entries(policy)
    .map(([what, whence]) => `${what} ${whence}`)
    .join('; ')}" />`;

export function policy(): Plugin {
  return {
    name: 'bayonet-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<meta charset="utf-8" />', (first) => `${first}\n    ${meta(rules)}`),
    },
  };
}

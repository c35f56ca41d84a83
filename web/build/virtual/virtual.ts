// Modules that are no files: what is known when the page is built, imported by a name of its own.
import type { Plugin, Rollup } from 'vite';

/** The code of a module; `this` is the plugin at work. */
type Make = (this: Rollup.PluginContext) => string;

/** A plugin with these modules, by the names that they are imported by. */
export function virtual(name: string, modules: Record<string, Make>): Plugin {
  return {
    name: `bayonet-${name}`,
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      return make ? make.call(this) : null;
    },
  };
}

import type { Plugin } from 'vite';

/** What nothing of ours uses of a component or a context; and the router's advice to developers, which only warns. */
export function droppable(code: string): string {
  return code
    .replaceAll(/^[\w$]+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(const [\w$]+ = )(React[\w$]*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^function warning(?:Once)?\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&');
}

/**
 * What the browser need not carry of the router (docs/decisions/script-budget.md). It names its components for developer
 * tools by statements (`Link.displayName = 'Link'`), which keep links and forms that we do not use, and all that these
 * use; and its hooks for measuring, which nobody hangs anything on, are a module of their own.
 */
export const leanRouter: Plugin = {
  name: 'solbada:lean-router',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /react-router.dist.production.lib.router.instrumentation\.js/ },
    handler: () =>
      [
        'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
        'export const getRouteInstrumentationUpdates = () => ({});',
        'export const instrumentClientSideRouter = (router) => router;',
        'export const instrumentHandler = (_, handler) => handler;',
        'export const instrumentationResultMetaContext = undefined;',
      ].join('\n'),
  },
  transform: {
    filter: { id: /react-router.dist.production/ },
    handler: droppable,
  },
};

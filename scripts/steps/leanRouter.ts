import type { Plugin } from 'vite';

/**
 * Where the router's state machine turns to what we have none of: fetchers, actions, middleware, routes found later. All
 * that hangs on these goes with them. The browser never comes here; whoever begins to use one is told where it went.
 */
const turns: Record<string, string> = {
  cancelDiscoveryNavigation: 'leftOut()',
  discoverRoutes: 'leftOut()',
  fetch: 'leftOut()',
  getTargetedDataStrategyMatches: 'leftOut()',
  handleAction: 'leftOut()',
  normalizeNavigateOptions: 'opts && isSubmissionNavigation(opts) ? leftOut() : { path }',
  patchRoutesImpl: 'leftOut()',
  runClientMiddlewarePipeline: 'leftOut()',
};

/** The state machine without what lies behind those turns. Throws an Error when one is not where it was. */
export function withoutTurns(code: string): string {
  let lean = code;
  for (const [name, answer] of Object.entries(turns)) {
    const whole = new RegExp(`^(\\t?)((?:async )?function ${name}\\(.*\\) \\{)\\n[^]*?^\\1\\}$`, 'gm');
    if (lean.match(whole)?.length !== 1) throw new Error(`The router's ${name} is not where it was`);
    lean = lean.replace(whole, (_, indent: string, head: string) => `${indent}${head} return ${answer}; }`);
  }
  return `${lean}
function leftOut() {
  throw new Error('Not in this build of the router: scripts/steps/leanRouter.ts');
}`;
}

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
 * use; its hooks for measuring, which nobody hangs anything on, are a module of their own; and its state machine is one
 * function, of which the bundler drops nothing by itself.
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
    handler: (code, id) => droppable(/lib.router.router\.js$/.test(id) ? withoutTurns(code) : code),
  },
};

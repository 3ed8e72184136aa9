// Tests run on Node.js itself, which knows nothing of the modules that only Vite makes. The page needs one of them.
import { registerHooks } from 'node:module';

const VIRTUAL = { 'virtual:bot-worker': "export default 'worker.js';" };

registerHooks({
  resolve: (name, context, next) =>
    name in VIRTUAL
      ? { url: `data:text/javascript,${encodeURIComponent(VIRTUAL[name])}`, shortCircuit: true }
      : next(name, context),
});

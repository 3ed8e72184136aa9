// Tests run on plain Node.js, without Vite's virtual modules. This stands in for the one that tests import.
import { registerHooks } from 'node:module';

const VIRTUAL = { 'virtual:bot-worker': "export default 'worker.js';" };

registerHooks({
  resolve: (name, context, next) =>
    name in VIRTUAL
      ? { url: `data:text/javascript,${encodeURIComponent(VIRTUAL[name])}`, shortCircuit: true }
      : next(name, context),
});

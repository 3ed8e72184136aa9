// After `npm install`: removes the C++ headers of the Node.js that comes along. They are 67 MB, and nothing is compiled here.
import { rmSync } from 'node:fs';

for (const platform of ['linux-x64', 'linux-arm64', 'win-x64'])
  rmSync(new URL(`../node_modules/node-${platform}/include`, import.meta.url), { recursive: true, force: true });

/** Shows how far a long job is: one line that is written over in a terminal, a line every tenth elsewhere. */
export function progress(of: string, total: number): { add(n: number): void; end(): void } {
  const { stderr } = process;
  let done = 0;
  let told = 0;
  return {
    add(n) {
      done += n;
      const tenth = Math.floor((10 * done) / total);
      if (stderr.isTTY) stderr.write(`\r${'#'.repeat(3 * tenth).padEnd(30, '.')} ${done} of ${total} ${of}`);
      else if (tenth > told) stderr.write(`${done} of ${total} ${of}\n`);
      told = tenth;
    },
    end() {
      if (stderr.isTTY) stderr.write('\n');
    },
  };
}

/** Shows the progress of a long job: one line that is overwritten in a terminal, or a line per tenth elsewhere. */
export function progress(of: string, total: number): { add(n: number): void; end(): void } {
  const { stderr } = process;
  let done = 0;
  let reported = 0;
  return {
    add(n) {
      done += n;
      const tenth = Math.floor((10 * done) / total);
      if (stderr.isTTY) stderr.write(`\r${'#'.repeat(3 * tenth).padEnd(30, '.')} ${done} of ${total} ${of}`);
      else if (tenth > reported) stderr.write(`${done} of ${total} ${of}\n`);
      reported = tenth;
    },
    end() {
      if (stderr.isTTY) stderr.write('\n');
    },
  };
}

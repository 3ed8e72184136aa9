import { vanguard } from '/work/main/packages/rulesets/src/vanguard/index.ts';
import { playGame } from '/work/main/apps/cli/src/simulate/game.ts';
const [bots, games, setups, seed] = [process.argv[2]!.split(','), Number(process.argv[3]), (process.argv[4] ?? '5').split(',').map(Number), process.argv[5] ?? 's'];
for (const s of setups) { if (vanguard.ready[s]===undefined) break;
  let wins=[0,0], draws=0, sc=[0,0], ans=0; const t0=process.cpuUsage();
  let warm=t0;
  for (let i=0;i<games;i++) {
    if (i===1) warm=process.cpuUsage();
    const o=playGame({ruleset: vanguard as never, setup: vanguard.ready[s]! as never, bots: i%2? bots.toReversed():bots, seed:`${seed} ${s} ${i}`});
    const w=o.result.winners[0]; const f=(seat:number)=> i%2?1-seat:seat;
    if (w===undefined) draws++; else wins[f(w)]!++;
    o.result.scores.forEach((x,k)=> sc[f(k)]!+=x); ans+=o.answers;
  }
  const e=process.cpuUsage(warm);
  console.log(`setup ${s}: wins ${wins} draws ${draws} scores ${sc.map(x=>(x/games).toFixed(1))} answers ${(ans/games).toFixed(0)} cpu/game ${((e.user+e.system)/1e6/Math.max(1,games-1)).toFixed(3)}`);
}

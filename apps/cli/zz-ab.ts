import { vanguard } from '/work/main/packages/rulesets/src/vanguard/index.ts';
import { WEIGHTS } from '/work/main/packages/rulesets/src/vanguard/advice/weights.ts';
import { begin, answer, seeded, numbers } from '@little-wars/engine';
import { soldier, seenBy } from '@little-wars/bots';
const base={...WEIGHTS}; const games=Number(process.argv[2]);
const variants:Record<string,number>[]=JSON.parse(process.argv[3]!);
const setups=[5,6,7,11,12,13,20,21,22,26,27,28,17,32,33];
for(const v of variants){ let w=0,d=0,l=0,sa=0,sb=0;
 for(let g=0;g<games;g++){ const setup=vanguard.ready[setups[(g>>1)%setups.length]!]! as never; const seatV=g%2; const dice=seeded('ab'+(g>>1)), n=numbers('c'+g); let st:any=begin(vanguard as never,setup);
  while(st.question){const q=st.question; let gi; if(q.to==='dice') gi=dice(q); else { Object.assign(WEIGHTS,base,q.to===seatV?v:{}); gi=soldier(seenBy(vanguard as never,setup,st,q.to),n).answer; }
   const a:any=answer(vanguard as never,setup,st,{by:q.to,answer:gi} as never); if(!a.ok) throw new Error(JSON.stringify(a)); st=a.state;}
  const vp=st.position.vp; sa+=vp[seatV];sb+=vp[1-seatV]; if(vp[seatV]>vp[1-seatV])w++; else if(vp[seatV]<vp[1-seatV]) l++; else d++; }
 console.log(JSON.stringify(v),`variant ${w} draws ${d} base ${l}  vp ${(sa/games).toFixed(1)} : ${(sb/games).toFixed(1)}`); }

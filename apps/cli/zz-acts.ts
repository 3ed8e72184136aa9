import { vanguard } from '/work/main/packages/rulesets/src/vanguard/index.ts';
import { begin, answer, seeded, numbers } from '@little-wars/engine';
import { soldier, seenBy } from '@little-wars/bots';
const s=Number(process.argv[2]); const setup=vanguard.ready[s]! as never;
const c:Record<string,number>={};
for (let g=0;g<8;g++){ const dice=seeded('a'+g), n=numbers('b'+g); let st:any=begin(vanguard as never,setup);
while(st.question){const q=st.question; const gi=q.to==='dice'?dice(q):soldier(seenBy(vanguard as never,setup,st,q.to),n).answer;
 if(q.purpose==='choose an action'||q.kind==='react'||q.purpose==='choose who to activate'){const nm=(q.kind==='react'?q.timing+':':'')+String(gi).replace(/\d+/g,'N'); const k=`${(setup as any).teams[q.to].faction} ${q.purpose==='choose who to activate'?'turn ':''}${nm}`; c[k]=(c[k]??0)+1;}
 const a:any=answer(vanguard as never,setup,st,{by:q.to,answer:gi} as never, (f:any)=>{ if(['removed','wounds-suffered','attack-began'].includes(f.type)){const m=st.position.models[f.model??f.attack?.attacker]; const k=`   ${f.type} ${(setup as any).teams[m.seat].faction} ${f.attack?.type??''}`; c[k]=(c[k]??0)+1;}}); if(!a.ok) throw new Error(JSON.stringify(a)); st=a.state;}}
console.log(Object.entries(c).sort().map(([k,v])=>`${k}: ${v/8}`).join('\n'));

import sharp from 'sharp';
const [kind,width]=process.argv.slice(2); const w=+width; const s=w===390?390:640, h=w===390?844:450;
const ls=['ko','en','cn','tw','ja'];
const imgs=await Promise.all(ls.map(l=>sharp(`/tmp/b18/s-${kind}-${l}-${w}.png`).resize(s,h).toBuffer()));
const cols=w===390?5:2;
await sharp({create:{width:s*cols,height:h*Math.ceil(5/cols),channels:3,background:'#888'}}).composite(imgs.map((input,i)=>({input,left:(i%cols)*s,top:Math.floor(i/cols)*h}))).png().toFile(`/tmp/b18/m-${kind}-${w}.png`);

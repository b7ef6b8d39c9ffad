import { chromium } from "playwright";
import { createServer } from "node:http";
import { readFileSync, existsSync } from "node:fs";
import { extname, join } from "node:path";
const root = process.argv[2], name = process.argv[3], shots = (process.argv[4]??"").split(",").filter(Boolean);
const types:any = {".html":"text/html",".css":"text/css",".js":"text/javascript",".svg":"image/svg+xml",".avif":"image/avif",".webp":"image/webp",".png":"image/png",".jpg":"image/jpeg",".woff2":"font/woff2"};
const server = createServer((q,r)=>{ let p=decodeURI(q.url!.split("?")[0]); let f=join(root,p); if(p==="/")f=join(root,"index.html"); else if(!extname(p))f+=".html"; if(!existsSync(f)){r.writeHead(404);return r.end();} r.writeHead(200,{"content-type":types[extname(f)]??"application/octet-stream"}); r.end(readFileSync(f)); }).listen(0);
const port=(server.address() as any).port;
const browser = await chromium.launch({executablePath:"/usr/bin/chromium"});
const keys=["acEstimates","acRepair","emergencyAC","ductlessAC","thermostats","acInstallationReplacement","acMaintenance","acTips","heatPumpReplacement"];
for (const [w,h] of [[390,844],[1440,900]] as const) {
  const ctx = await browser.newContext({viewport:{width:w,height:h},reducedMotion:"reduce",isMobile:w<500,hasTouch:w<500});
  const page = await ctx.newPage();
  for (const key of w<500?keys:shots) {
    await page.goto(`http://localhost:${port}/services/${key}`);
    await page.evaluate(`(async()=>{for(let y=0;y<document.body.scrollHeight;y+=400){scrollTo({top:y,behavior:"instant"});await new Promise(d=>requestAnimationFrame(()=>requestAnimationFrame(d)))}for(const i of document.images)i.loading="eager";await Promise.all([...document.images].map(i=>i.decode().catch(()=>{})));scrollTo({top:0,behavior:"instant"})})()`);
    const m = await page.evaluate("document.querySelector('main').getBoundingClientRect().height") as number;
    if(w<500) console.log(key, Math.round(m), (m/844).toFixed(1));
    if (shots.includes(key)) { await page.screenshot({path:`/tmp/wc/${name}-${key}-${w}-first.png`}); await page.screenshot({path:`/tmp/wc/${name}-${key}-${w}.png`,fullPage:true}); }
  }
  await ctx.close();
}
await browser.close(); server.close();

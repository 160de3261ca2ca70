import { chromium } from "playwright";
const [,, base, outdir, widths, ...paths] = process.argv;
const b = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:["--no-sandbox","--disable-gpu"]});
for (const w of widths.split(",")) { const [width, theme] = w.split("-"); const c = await b.newContext({viewport:{width:+width,height:900},colorScheme:theme==="dark"?"dark":"light",serviceWorkers:"block",javaScriptEnabled:theme!=="nojs"}); const p = await c.newPage();
for (const path of paths) { await p.goto(base+path); await p.waitForTimeout(700); 
const n=(path.replace(/\W+/g,"_").slice(0,60)||"home")+`_${w}.png`; await p.screenshot({path:`${outdir}/${n}`,fullPage:true}); console.log(n)} await c.close(); }
await b.close();

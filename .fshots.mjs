import { chromium } from "@playwright/test";
import { createHmac } from "node:crypto";
import sharp from "sharp";
const base = "http://127.0.0.1:43699";
const L="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const seedOf=(t)=>Buffer.from([...t.replaceAll(" ","")].map(c=>L.indexOf(c).toString(2).padStart(5,"0")).join("").match(/.{8}/g).map(b=>parseInt(b,2)));
const codeAt=(s,n=0)=>{const m=Buffer.alloc(8);m.writeBigUInt64BE(BigInt(Math.floor(Date.now()/30000)+n));const h=createHmac("sha1",s).update(m).digest();const o=h[19]&15;return String((h.readUInt32BE(o)&0x7fffffff)%1e6).padStart(6,"0")};
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args:["--no-sandbox"] });
const ctx = await browser.newContext({ reducedMotion:"reduce" });
const page = await ctx.newPage();
const name = "Hannah"+Math.floor(Math.random()*1e6);
await ctx.request.post(base+"/api/register",{data:{username:name,email:name+"@example.org",password:"peace be with you"}});
const shots=[];
async function shot(label){
  for (const [w,h] of [[390,844],[1440,900]]) for (const colorScheme of ["light","dark"]) {
    await page.setViewportSize({width:w,height:h}); await page.emulateMedia({colorScheme, reducedMotion:"reduce"});
    await page.waitForTimeout(150);
    const f=`/tmp/t/fs/${label}-${w}-${colorScheme}.png`; await page.screenshot({path:f,fullPage:true}); shots.push(f);
  }
}
await page.goto(base+"/account/factor"); await shot("1off");
await page.getByRole("button",{name:"Set it up"}).click(); await page.getByRole("img",{name:/QR/}).waitFor(); await shot("2begun");
const seed=seedOf(await page.locator("main code").innerText());
await page.getByLabel("Code from your app").fill("123"); await page.getByLabel("Current password").fill("peace be with you"); await page.getByRole("button",{name:"Turn it on"}).click(); await page.getByRole("alert").first().waitFor(); await shot("3refused");
await page.getByLabel("Code from your app").fill(codeAt(seed)); await page.getByLabel("Current password").fill("peace be with you"); await page.getByRole("button",{name:"Turn it on"}).click(); await page.getByRole("heading",{name:/recovery codes/}).first().waitFor(); await page.waitForTimeout(500); await shot("4codes");
await page.emulateMedia({media:"print"}); await page.setViewportSize({width:800,height:1100}); await page.screenshot({path:"/tmp/t/fs/9print.png",fullPage:true}); await page.emulateMedia({media:null});
await page.goto(base+"/account/settings#factor"); await shot("6settings");
await ctx.clearCookies(); await page.goto(base+"/auth"); await page.getByLabel("Username").fill(name); await page.getByLabel("Password",{exact:true}).fill("peace be with you"); await page.getByRole("button",{name:"Sign In"}).click(); await page.waitForURL(/code/); await page.waitForTimeout(500); await shot("5code");
await page.getByLabel("Code").fill("123"); await page.getByRole("button",{name:"Continue"}).click(); await page.getByRole("alert").first().waitFor(); await shot("7codewrong");
await browser.close();
for (const label of ["1off","2begun","3refused","4codes","5code","6settings","7codewrong"]) {
  const parts=[]; let x=0, H=0;
  for (const k of ["390-light","390-dark","1440-light","1440-dark"]) {
    const img=sharp(`/tmp/t/fs/${label}-${k}.png`); const m=await img.metadata(); const w=k.startsWith("390")?390:900; const buf=await img.resize({width:w}).png().toBuffer(); const mm=await sharp(buf).metadata(); const hh=Math.min(mm.height,1900); const b2=await sharp(buf).extract({left:0,top:0,width:w,height:hh}).toBuffer(); parts.push({input:b2,left:x,top:0}); x+=w+10; H=Math.max(H,hh);
  }
  await sharp({create:{width:x,height:H,channels:3,background:"#888"}}).composite(parts).png().toFile(`/tmp/t/fs/sheet-${label}.png`);
}

/** Letters of other alphabets that look like ours. */
export const lookalikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "s",
};

/** Letters that hide behind other signs. */
export const disguises: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
};

const lines = `
u: you
ur: your
r: are
n: and
w: with
b: be
c: see
y: why
bc: because
cuz: because
cos: because
coz: because
cus: because
wen: when
wat: what
wot: what
wud: would
cud: could
shud: should
dont: do not
doesnt: does not
didnt: did not
wont: will not
cant: can not
cannot: can not
couldnt: could not
wouldnt: would not
isnt: is not
wasnt: was not
hasnt: has not
havent: have not
havnt: have not
aint: is not
dnt: do not
im: i am
ive: i have
i'll: i will
i'd: i would
hes: he is
shes: she is
theyre: they are
theyll: they will
he'll: he will
she'll: she will
its: it is
theres: there is
thats: that is
whats: what is
tho: though
thru: through
rn: right now
tn: tonight
tmr: tomorrow
tmrw: tomorrow
tmw: tomorrow
tomorow: tomorrow
tommorow: tomorrow
tonite: tonight
nite: night
2nite: tonight
2day: today
2moro: tomorrow
b4: before
m8: mate
gr8: great
any1: anyone
some1: someone
no1: nobody
noone: nobody
every1: everyone
ppl: people
pls: please
plz: please
pleas: please
thx: thanks
ty: thanks
luv: love
smth: something
sth: something
wanna: want to
gonna: going to
gotta: got to
gon: going to
finna: going to
tryna: trying to
hafta: have to
lemme: let me
dunno: do not know
idk: i do not know
idc: i do not care
ik: i know
ngl: honestly
tbh: honestly
bf: boyfriend
gf: girlfriend
bff: friend
hubby: husband
hubs: husband
mil: mother
fil: father
stepdad: step dad
stepmom: step mom
stepmum: step mum
momma: mom
mam: mom
mama: mom
mommy: mom
mummy: mum
daddy: dad
papi: papa
kms: kill myself
kys: kill yourself
ctb: kill myself
ktm: kill myself
unalive: kill
unaliving: killing
unalived: killed
sewerslide: suicide
sewercide: suicide
suicde: suicide
sucide: suicide
suiside: suicide
suiecide: suicide
s/h: self harm
sh: self harm
selfharm: self harm
selfharming: self harming
od: overdose
ods: overdoses
od'd: overdosed
o'd: overdosed
oded: overdosed
od'ed: overdosed
od'ing: overdosing
oding: overdosing
sa'd: sexually assaulted
csa: child sexual abuse
dv: domestic violence
graped: raped
ppd: postpartum depression
ppp: postpartum psychosis
thinspo: thin
rekt: hurt
xan: xanax
xans: xanax
percs: pills
perc: pill
oxys: oxy
fent: fentanyl
tylenol: paracetamol
panadol: paracetamol
acetaminophen: paracetamol
xq: porque
pq: porque
tmb: tambien
ayudenme: ayuda
`;

/** How short messages and slips spell, and what is meant. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
);

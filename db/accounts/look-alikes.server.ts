/** Letters of other scripts, each followed by the Latin one that it looks like. */
const pairs = `
  АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ЅS ТT УY ХX ӀI ԌG ԚQ ԜW ҮY
  аa еe һh іi јj оo рp сc ѕs уy хx ԁd ԛq ԝw ӏl үy
  ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϳj οo ρp νv ϲc αa ιi υu
  օo հh սu ոn ցg Օo Սu Տs Լl
  ᎠD ᎡR ᎢT ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᏀG ᏃZ ᏚS ᏙV ᏞL ᏟC ᏢP ᏦK ᏆI ᏴB
  ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU`;

const latin = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map(([letter = "", like = ""]) => [letter, like]),
);

/** A name as who reads Latin letters alone may take it. */
export function latinLook(name: string): string {
  return name.replace(/\P{ASCII}/gu, (letter) => latin.get(letter) ?? letter);
}

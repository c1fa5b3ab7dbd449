/** The drawing that lies under a photo. */
export type SceneName =
  | "hills"
  | "water"
  | "olive"
  | "wheat"
  | "stars"
  | "lamp"
  | "door"
  | "well"
  | "path"
  | "rain"
  | "vine"
  | "hands"
  | "boat"
  | "mountain"
  | "bread"
  | "sprout"
  | "birds"
  | "moon"
  | "lighthouse"
  | "tree"
  | "window"
  | "bridge"
  | "tent"
  | "book";

/** The colours of its dawn. */
export type SceneTone = "gold" | "rose" | "sage" | "sky" | "ember" | "mist";

/** `image` is the photo's id at the photo service, without "photo-". */
export type Art = {
  image: string;
  scene: SceneName;
  tone: SceneTone;
};

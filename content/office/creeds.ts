import type { OldPrayer } from "./old-prayers";

const source =
  "The Book of Common Prayer, 1662. The quick are the living, and the Catholick Church is the whole church, everywhere.";

/** What Christians confess, in three parts: Father, Son, Spirit. */
export const creeds: Readonly<Record<"apostles" | "nicene", OldPrayer & { title: string }>> = {
  apostles: {
    title: "The Apostles’ Creed",
    source,
    text: `I believe in God the Father Almighty, Maker of heaven and earth:

And in Jesus Christ his only Son our Lord, Who was conceived by the Holy Ghost, Born of the Virgin Mary, Suffered under Pontius Pilate, Was crucified, dead, and buried, He descended into hell; The third day he rose again from the dead, He ascended into heaven, And sitteth on the right hand of God the Father Almighty; From thence he shall come to judge the quick and the dead.

I believe in the Holy Ghost; The holy Catholick Church; The Communion of Saints; The Forgiveness of sins; The Resurrection of the body, And the life everlasting. Amen.`,
  },
  nicene: {
    title: "The Nicene Creed",
    source,
    text: `I believe in one God the Father Almighty, Maker of heaven and earth, And of all things visible and invisible:

And in one Lord Jesus Christ, the only-begotten Son of God, Begotten of his Father before all worlds, God of God, Light of Light, Very God of very God, Begotten, not made, Being of one substance with the Father, By whom all things were made: Who for us men and for our salvation came down from heaven, And was incarnate by the Holy Ghost of the Virgin Mary, And was made man, And was crucified also for us under Pontius Pilate. He suffered and was buried, And the third day he rose again according to the Scriptures, And ascended into heaven, And sitteth on the right hand of the Father. And he shall come again with glory to judge both the quick and the dead: Whose kingdom shall have no end.

And I believe in the Holy Ghost, The Lord and giver of life, Who proceedeth from the Father and the Son, Who with the Father and the Son together is worshipped and glorified, Who spake by the Prophets. And I believe one Catholick and Apostolick Church. I acknowledge one Baptism for the remission of sins. And I look for the Resurrection of the dead, And the life of the world to come. Amen.`,
  },
};

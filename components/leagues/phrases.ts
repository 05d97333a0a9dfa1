const FIRST =
  'amber brave bright calm clever cosy crisp curly daring dotty eager early fancy fluffy fresh friendly gentle giant giggly golden happy honest jolly jumpy kind lively lucky mellow mighty misty noble orange patient perky polite proud purple quick quiet rapid ready royal rusty shiny silent silver sleepy smooth snowy solid sparkly speedy spotty steady striped sunny super swift tidy tiny velvet warm witty wooden zippy'.split(
    ' ',
  );
const SECOND =
  'acorn anchor apple badger banjo basket beaver biscuit bridge bucket cactus camel candle canyon carrot castle cherry comet compass cookie dolphin donut dragon falcon feather forest garden giraffe guitar hammock harbor hedgehog island jacket kettle kitten ladder lantern lemon lizard mango maple marble meadow melon mitten mountain muffin noodle otter panda parrot pebble pencil penguin pepper pillow planet pocket puffin pumpkin rabbit rainbow river robin rocket saddle sandwich scarf squirrel sunset teapot tiger trumpet tulip turtle waffle walnut walrus whistle willow window yogurt zebra'.split(
    ' ',
  );

/** Two plain words such as "lucky teapot", easy to read from a board. @param random in [0, 1). */
export function suggestPhrase(random: () => number): string {
  return `${pick(FIRST, random)} ${pick(SECOND, random)}`;
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

/** Cryptographic randomness in [0, 1), so that passwords can't be predicted. */
export function secureRandom(): number {
  return (globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

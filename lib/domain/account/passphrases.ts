import { isStudentSignInAddress } from './accounts';

const PASSPHRASE_LENGTH = 3;

/**
 * Three different words, such as "otter lamp violet".
 *
 * @param pickIndex returns an unpredictable index from 0 to `count - 1`, each equally likely.
 */
export function makePassphrase(pickIndex: (count: number) => number): string {
  const words: string[] = [];
  while (words.length < PASSPHRASE_LENGTH) {
    const word = PASSPHRASE_WORDS[pickIndex(PASSPHRASE_WORDS.length)] ?? '';
    if (!words.includes(word)) words.push(word);
  }
  return words.join(' ');
}

let known: ReadonlySet<string> | null = null;

/**
 * The password to check and store. Students without an email read three words from a card, so case,
 * hyphens, and extra spaces don't matter there; any other password stays as typed.
 */
export function normalizeIfCardPassphrase(address: string, typed: string): string {
  if (!isStudentSignInAddress(address)) return typed;
  const words = typed.toLowerCase().split(/[\s-]/).filter(Boolean);
  known ??= new Set(PASSPHRASE_WORDS);
  const fromCard = words.length === PASSPHRASE_LENGTH && words.every((word) => known?.has(word));
  return fromCard ? words.join(' ') : typed;
}

/**
 * Easy, kind words that a ten-year-old can picture and spell. A test counts them: three words must
 * be worth at least 30 bits.
 */
export const PASSPHRASE_WORDS: readonly string[] = `
  acorn acrobat airport album alley almond alphabet amber anchor angle animal ankle answer
  antelope apple apricot april apron arch arena arm arrow art artist aspen astronaut atlas attic
  august aunt autumn avocado baby backpack badge badger bag bagel bakery ball balloon bamboo
  banana band bandana banjo bank banner barn barrel basil basket bath bay beach bead beagle beam
  bean bear beard bed bee bell belt bench berry bicycle bike birch bird birthday biscuit bison
  blanket block blossom blue blueberry board boat body bonfire book bookcase boot bottle bow bowl
  box bracelet branch bread breakfast breeze brick bridge bright bronze brook broom brother brush
  bubble bucket bud buffalo bugle builder bumper bunny bus bush butter butterfly button buzzer
  cabbage cabin cabinet cable cactus cafe cake calendar calf camel camera camp campfire canal
  canary candle cannon canoe canvas canyon cap cape captain car caramel caravan card cardinal
  carpet carriage carrot cartoon cashew castle cat caterpillar cave ceiling celery cello cement
  center cereal chair chalk champion channel chapter chariot cheek cheese cheetah cherry chess
  chest chestnut chicken chimney chin chipmunk choir chorus cider cinema cinnamon circle circus
  city clam clarinet class classroom clay cliff clinic clock cloth cloud clover clown club coach
  coast coat cobra coin collar color comb comet comic compass concert cook cookie copper coral
  corn corner couch country cousin cover cowboy crab cradle crane crayon cream creek cricket
  crocodile crown cruise crystal cube cucumber cup cupboard cupcake curl curtain cushion custard
  cycle cymbal daffodil daisy dance dancer dancing daughter dawn day december deck deer denim
  dentist desk diamond diary dimple diner dinner dinosaur direction dish distance dock doctor
  dolphin dome domino donut door doorbell doughnut dove dragon dragonfly drawer drawing dream
  dress drill drum drummer duck duckling dune dust eagle ear earring earth easel east echo edge
  editor eel eggplant elbow elephant elevator elf elk elm email ember emerald emu energy engine
  engineer envelope eraser evening explorer eye eyebrow fabric face factory falcon family fan
  farm farmer feather february fence fern ferry festival fiddle field fig finger finish fir fire
  firefly fireplace fish flag flame flamingo flashlight fleece flipper flood floor flower flute
  foal fog folder food foot football forest fork fort fossil fountain fox freckle freezer friday
  friend frog frost fudge funnel fur galaxy gallery game garage garden garland garlic gate
  gazelle gecko gem giant gift ginger giraffe glacier glass glitter globe glove glow glue goal
  goggles gold goldfish golf gong goose gopher gown grain granite grape grapefruit grass
  grasshopper gravel gravy green grill guitar gull gum gym hail hair hall hallway hammer hammock
  hamster hand handle harbor harp harvest hat hawk hay hazel head heart hedge hedgehog heel
  helicopter helmet herb heron highway hike hiker hill hilltop hockey holiday home honey hood
  hook hoop horn horse hose hospital hotel hour house hummingbird hurdle hut ice iceberg igloo
  inch ink insect instrument invention iris iron island ivory ivy jacket jaguar jam january jar
  jasmine jaw jay jeans jelly jellyfish jet jewel jigsaw joke jolly journal journey joy judge
  juggler juice july jumper june jungle juniper jupiter kangaroo kayak kennel ketchup kettle key
  keyboard kind king kingdom kitchen kite kitten kiwi knee knight knot koala label lace ladder
  lady ladybug lagoon lake lamb lamp land lane language lantern lark laser laugh laundry lava
  lavender lawn leader leaf leather lemon lemonade lentil leopard lesson letter lettuce library
  lid light lighthouse lightning lily lime line lion lip list lizard llama lobster locker log
  lollipop loop lotus luck lunch lunchbox lynx macaroni machine magic magnet magpie mailbox
  mammoth mango map maple marble march marigold marker market marmalade mask match math meadow
  meal medal melody memory mermaid metal meteor microscope midnight mile milk mill minnow mint
  minute mirror mitten model mole monday month moon moose morning mosaic moss moth mother motor
  mountain mouse mouth movie mud muffin muscle museum mushroom music mustard nail name napkin
  narwhal nature navy neck necklace nectar needle neighbor nest net newspaper newt nickel night
  noodle noon north nose note notebook november number nurse nutmeg oak oar oasis oat oatmeal
  ocean october octopus office olive omelet onion opal opera orange orbit orchard orchid organ
  ostrich otter outfit oval oven owl oxygen oyster paddle page pail paint painter palace palm pan
  pancake panda panther papaya paper parade park parrot parsley party pasta paste path patio
  patrol paw pea peach peacock peanut pear pearl pebble pecan pedal pelican pen pencil penguin
  penny people pepper perfume person petal pheasant phone photo piano picnic picture pie pier
  pigeon pillow pilot pine pineapple pink pipe pitcher pizza plain plane planet plant plate
  player playground plaza plum plumber pocket poem poet point polar pole pond pony pool popcorn
  poppy porch porridge portrait postcard poster potato potter powder prairie prince princess
  printer prism prize promise pudding puddle puffin pulley pump pumpkin puppet puppy purple purse
  puzzle pyramid quail quarter queen question quiet quilt quiz rabbit raccoon radio radish raft
  rail railroad rain rainbow raincoat raindrop raisin ranch ranger rattle raven ray reader recess
  recipe red reef reindeer report restaurant rhino rhyme ribbon rice riddle rider ring ripple
  river road robin robot rock rocket roof room rooster root rope rose rowboat royal ruby rug
  ruler runner sack saddle sail sailboat sailor salad salmon salsa salt sand sandal sandbox
  sandcastle sandwich satellite saturday saturn sauce saucer saxophone scale scarecrow scarf
  school science scientist scooter score scout screen sea seagull seahorse seal season seat
  seaweed second secret seed september sesame shade shadow shampoo shark sheep shelf shell
  sheriff ship shirt shoe shop shore shoulder shovel shower shrimp sidewalk silk silver singer
  sink sister skate skateboard sketch ski skier sky slalom sled sleeve slide slipper smile
  smoothie snack snail snow snowball snowflake snowman soap soccer sock sofa soil song soup south
  space spaghetti spark sparrow speaker spice spider spinach spiral splash sponge spoon sport
  spot spring sprinkle sprout square squash squid squirrel stable stadium stage stair stamp star
  starfish starlight station statue steam steel stem step stick sticker stone stool store stork
  storm story stove straw strawberry stream street string stripe studio submarine subway sugar
  suit suitcase summer summit sun sunday sundial sunflower sunlight sunrise sunset sunshine surf
  surfer swallow swan sweater swift swim swimmer swing syrup table taco tadpole tail tailor
  tambourine tangerine target taxi tea teacher team teapot teaspoon teddy telescope temple tennis
  tent theater thimble thistle thread throne thumb thunder thursday ticket tiger tile timber time
  tin tiptoe toad toast toaster tofu tomato tongue tooth toothbrush top torch tortoise toucan
  towel tower town toy track tractor trade trail train trampoline treasure tree triangle tricycle
  trombone trophy trout truck trumpet trunk tuba tuesday tugboat tulip tuna tunnel turkey turnip
  turtle tutor tuxedo twig twin ukulele umbrella uncle unicorn uniform universe urchin vacation
  valentine valley van vanilla vase vegetable velvet verse vest video village vine vineyard
  violet violin visitor voice volcano volleyball voyage waffle wagon waist waiter walk wall
  wallet walnut walrus wand wardrobe warm watch water waterfall wave wax weather wednesday
  weekend west wheat wheel wheelbarrow whisker whistle wildcat willow wind windmill window wing
  winner winter wizard wolf wombat wood woodland wool word workshop world wreath wren wrist
  writer yacht yard yarn year yogurt zebra zeppelin zigzag zipper zoo zucchini
`
  .trim()
  .split(/\s+/);

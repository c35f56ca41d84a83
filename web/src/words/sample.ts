// Answers about the sample assault as the door gives them, for the tests of words and plots.
import type { Best, Odds, RuleSystem } from '../door/replies';

const ground = (points: number): Record<string, number> => ({ ground: points, cheaply: points });

export const system = {
  aims: [
    { id: 'ground', words: 'the position', chance: true },
    { id: 'cheaply', words: 'the position, less casualties', chance: false },
  ],
  headline: {
    never: 'The attacker never holds the position at the end.',
    certain: 'The attacker is certain to take the position.',
    often: 'In 100 such assaults the attacker takes the position in {0}.',
    falls: 'the position falls',
    then: 'the position then falls',
    fell: 'the attacker took the position',
  },
  endings: [
    {
      id: 'position-taken',
      words: 'position taken',
      meaning: null,
      gains: true,
      worth: ground(100),
    },
    { id: 'attack-broken', words: 'attack broken', meaning: null, gains: false, worth: ground(0) },
    { id: 'both-broken', words: 'both broken', meaning: null, gains: false, worth: ground(0) },
    {
      id: 'called-off',
      words: 'called off',
      meaning: 'he gives up',
      gains: false,
      worth: ground(0),
    },
    {
      id: 'unresolved',
      words: 'unresolved',
      meaning: 'attacks used up',
      gains: false,
      worth: ground(0),
    },
  ],
} as RuleSystem;

const row = (id: string, p: number, in_100: string): Odds['endings'][number] => {
  const { words = id, meaning = null } = system.endings.find((one) => one.id === id) ?? {};
  return { id, words, meaning, p, in_100 };
};

export const odds = {
  aim: 'ground',
  orders: 'standing',
  taken: 'position-taken',
  ground: 0.7637146660421641,
  ground_in_100: '76',
  listed: ['position-taken', 'unresolved', 'attack-broken', 'both-broken'],
  premises: [{ orders: 'Standing orders on both sides' }, '; aim: ground.'],
  points: null,
  never: null,
  headline: ['In 100 such assaults the attacker takes the position in ', { number: '76' }, '.'],
  endings: [
    row('position-taken', 0.7637146660421641, '76'),
    row('attack-broken', 0.06699092957935297, '7'),
    row('both-broken', 0.0028203254644463337, '<1'),
    row('called-off', 0, 'never'),
    row('unresolved', 0.16647407891403632, '17'),
  ],
  measures: {
    attacker_losses: {
      mean: 1.0121015640623467,
      most: 6,
      p: [
        0.47408647182929584, 0.22767205569950926, 0.1622279917720408, 0.09429870034055336,
        0.03330633192151168, 0.006606534367856659, 0.0018019140692323905,
      ],
      unit: 'strength points',
      words: "attacker's casualties (pins)",
    },
    defender_losses: {
      mean: 2.25,
      most: 3,
      p: [0.04, 0.09, 0.44, 0.43],
      unit: 'strength points',
      words: "defender's casualties (pins)",
    },
  },
  joint: [
    ['position-taken', 0, 2, 0.2170520815377166],
    ['position-taken', 0, 3, 0.24313619282863683],
    ['position-taken', 1, 2, 0.058561393469062015],
    ['position-taken', 1, 3, 0.12699993179035257],
    ['position-taken', 2, 2, 0.049959211001139675],
    ['position-taken', 2, 3, 0.052218288961610584],
    ['position-taken', 3, 2, 0.0072879312130524135],
    ['position-taken', 3, 3, 0.006414591190571057],
    ['position-taken', 4, 2, 0.0020850440500222653],
    ['attack-broken', 3, 0, 0.01708102774643548],
    ['attack-broken', 3, 1, 0.027685007356707567],
    ['attack-broken', 3, 2, 0.005666890792786078],
    ['attack-broken', 4, 0, 0.009573692087507309],
    ['attack-broken', 4, 1, 0.005180297616684728],
    ['attack-broken', 6, 0, 0.0018040139792318151],
    ['both-broken', 3, 2, 0.0028203254644463337],
    ['unresolved', 0, 0, 0.00011762676991880916],
    ['unresolved', 0, 1, 0.0014309713348390567],
    ['unresolved', 0, 2, 0.012349517744034711],
    ['unresolved', 1, 0, 0.0008474684604386643],
    ['unresolved', 1, 1, 0.007860493314844685],
    ['unresolved', 1, 2, 0.03340270409562897],
    ['unresolved', 2, 0, 0.0029420038439709195],
    ['unresolved', 2, 1, 0.02034939536324866],
    ['unresolved', 2, 2, 0.0367582373554219],
    ['unresolved', 3, 0, 0.0029922535569031723],
    ['unresolved', 3, 1, 0.014214696919824073],
    ['unresolved', 3, 2, 0.010134496541392158],
    ['unresolved', 4, 0, 0.0037951068410003014],
    ['unresolved', 4, 1, 0.010587498534197335],
    ['unresolved', 4, 2, 0.0020850440500222653],
    ['unresolved', 5, 0, 0.003210533352870179],
    ['unresolved', 5, 1, 0.0033960308354804565],
  ],
} as unknown as Odds;

export const best = {
  aim: 'ground',
  said: [
    'Best for the ',
    { side: 'defender' },
    ': roll 1 die. The next best, roll 2 dice, costs him ',
    { number: '13 in 100' },
    '.',
  ],
  cost: { attacker: 0, defender: 0 },
  orders: [{ at: 'defence', do: 'dice-1', who: 'defender', words: 'defender: roll 1 die' }],
  now: {
    step: 'defence',
    who: 'defender',
    words: 'How many dice does the defender roll?',
    clause: 'NQM-09',
    at_once: true,
    best: 'dice-1',
    options: [
      {
        id: 'dice-2',
        words: 'roll 2 dice',
        clause: 'NQM-09',
        standing: true,
        value: 63.532634654290014,
        value_cell: '63.5',
        margin: 12.604280718033174,
        margin_cell: '12.6',
        costs: '12.6 in 100',
      },
      {
        id: 'dice-1',
        words: 'roll 1 die',
        clause: 'NQM-09',
        standing: false,
        value: 50.92835393625684,
        value_cell: '50.9',
        margin: 0,
        margin_cell: '0',
        costs: null,
      },
    ],
  },
} as unknown as Best;

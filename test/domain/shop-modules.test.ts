import { type ModuleFacts, showsModule } from '@/domain/shop-modules'

const unknown: ModuleFacts = { hidden: null, functions: null, display: null }

test.each<[string, Partial<ModuleFacts>, boolean]>([
  ['what is unknown is shown', {}, true],
  ['what the merchant hides is not', { hidden: ['MEMBER'] }, false],
  ['another hidden module changes nothing', { hidden: ['POINT'] }, true],
  ['a function that is off is not shown', { functions: [{ name: 'MEMBER', enabled: false }] }, false],
  [
    'a function that is on does not show what is hidden',
    { hidden: ['MEMBER'], functions: [{ name: 'MEMBER', enabled: true }] },
    false,
  ],
  ['a function that is not named is on', { functions: [{ name: 'POINT', enabled: false }] }, true],
  ['what this buyer is not shown is not', { display: { hidden: ['MEMBER'] } }, false],
])('shows a module or not: %s', (_what, facts, shown) => {
  expect(showsModule('MEMBER', { ...unknown, ...facts })).toBe(shown)
})

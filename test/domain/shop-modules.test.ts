import { type ModuleFacts, showsModule } from '@/domain/shop-modules'

const unknown: ModuleFacts = { hidden: null, functions: null, display: null }

test.each<[string, Partial<ModuleFacts>, boolean]>([
  ['a module without settings is shown', {}, true],
  ['a module that the merchant hides is not shown', { hidden: ['MEMBER'] }, false],
  ['another hidden module changes nothing', { hidden: ['POINT'] }, true],
  ['a disabled function is not shown', { functions: [{ name: 'MEMBER', enabled: false }] }, false],
  [
    'an enabled function does not show a hidden module',
    { hidden: ['MEMBER'], functions: [{ name: 'MEMBER', enabled: true }] },
    false,
  ],
  ['an unlisted function is enabled', { functions: [{ name: 'POINT', enabled: false }] }, true],
  ['a module that is hidden from this buyer is not shown', { display: { hidden: ['MEMBER'], offered: [] } }, false],
])('shows or hides a module: %s', (_what, facts, shown) => {
  expect(showsModule('MEMBER', { ...unknown, ...facts })).toBe(shown)
})

test.each<[string, Partial<ModuleFacts>, boolean]>([
  ['an unknown buyer', {}, false],
  ['a buyer without it', { display: { hidden: [], offered: [] } }, false],
  ['a buyer who uses it', { display: { hidden: [], offered: ['WORK_PERMIT'] } }, true],
  [
    'a buyer who uses it, if the merchant hides it',
    { display: { hidden: [], offered: ['WORK_PERMIT'] }, hidden: ['WORK_PERMIT'] },
    false,
  ],
])('shows a module of few buyers to %s: %#', (_who, facts, shown) => {
  expect(showsModule('WORK_PERMIT', { ...unknown, ...facts })).toBe(shown)
})

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
  ['a module that is hidden from this buyer is not shown', { display: { hidden: ['MEMBER'] } }, false],
])('shows or hides a module: %s', (_what, facts, shown) => {
  expect(showsModule('MEMBER', { ...unknown, ...facts })).toBe(shown)
})

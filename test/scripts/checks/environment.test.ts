import { variablesOf } from '../../../scripts/checks/environment'

const ofFiles = () => 12_345

describe('the environment variables of a check set', () => {
  it('include the seed of the committed files for npm test', () => {
    expect(variablesOf('all', {}, ofFiles)).toEqual({ FOYER_RUN_SEED: '12345' })
    expect(variablesOf('all', {})).toEqual(variablesOf('all', {}))
  })

  it('include a new seed each time for FOYER_SEED=random', () => {
    const drawn = () => variablesOf('all', { FOYER_SEED: 'random' }, ofFiles).FOYER_RUN_SEED
    expect(drawn()).not.toBe(drawn())
  })

  it('repeat the seed of FOYER_SEED', () => {
    expect(variablesOf('all', { FOYER_SEED: '7' }, ofFiles)).toEqual({ FOYER_RUN_SEED: '7' })
    expect(() => variablesOf('all', { FOYER_SEED: 'x' }, ofFiles)).toThrow('Invalid FOYER_SEED "x"')
  })

  it('request the full test matrix for npm run test:all', () => {
    expect(variablesOf('matrix', {}, ofFiles)).toEqual({ FOYER_MATRIX: '1', FOYER_RUN_SEED: '12345' })
  })

  it('are empty for sets without random runs', () => {
    expect(variablesOf('lint', { FOYER_SEED: '7' }, ofFiles)).toEqual({})
  })
})

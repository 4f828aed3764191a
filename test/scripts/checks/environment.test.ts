import { variablesOf } from '../../../scripts/checks/environment'

const ofFiles = () => 12_345

describe('the variables of a set', () => {
  it('takes the seed of the committed files for npm test', () => {
    expect(variablesOf('all', {}, ofFiles)).toEqual({ FOYER_RUN_SEED: '12345' })
    expect(variablesOf('all', {})).toEqual(variablesOf('all', {}))
  })

  it('draws another seed each time for FOYER_SEED=random', () => {
    const drawn = () => variablesOf('all', { FOYER_SEED: 'random' }, ofFiles).FOYER_RUN_SEED
    expect(drawn()).not.toBe(drawn())
  })

  it('repeats the seed of FOYER_SEED', () => {
    expect(variablesOf('all', { FOYER_SEED: '7' }, ofFiles)).toEqual({ FOYER_RUN_SEED: '7' })
    expect(() => variablesOf('all', { FOYER_SEED: 'x' }, ofFiles)).toThrow('Invalid FOYER_SEED "x"')
  })

  it('requests the whole matrix in npm run test:all', () => {
    expect(variablesOf('matrix', {}, ofFiles)).toEqual({ FOYER_MATRIX: '1', FOYER_RUN_SEED: '12345' })
  })

  it('sets nothing for sets without random runs', () => {
    expect(variablesOf('lint', { FOYER_SEED: '7' }, ofFiles)).toEqual({})
  })
})

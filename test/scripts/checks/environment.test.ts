import { variablesOf } from '../../../scripts/checks/environment'

const draw = () => 12_345

describe('the variables of a set', () => {
  it('draws a seed for npm test', () => {
    expect(variablesOf('all', {}, draw)).toEqual({ FOYER_RUN_SEED: '12345' })
    expect(variablesOf('all', { FOYER_SEED: 'random' }, draw)).toEqual({ FOYER_RUN_SEED: '12345' })
  })

  it('repeats the seed of FOYER_SEED', () => {
    expect(variablesOf('all', { FOYER_SEED: '7' }, draw)).toEqual({ FOYER_RUN_SEED: '7' })
    expect(() => variablesOf('all', { FOYER_SEED: 'x' }, draw)).toThrow('Invalid FOYER_SEED "x"')
  })

  it('requests the whole matrix in npm run test:all', () => {
    expect(variablesOf('matrix', {}, draw)).toEqual({ FOYER_MATRIX: '1', FOYER_RUN_SEED: '12345' })
  })

  it('sets nothing for sets without random runs', () => {
    expect(variablesOf('lint', { FOYER_SEED: '7' }, draw)).toEqual({})
  })
})

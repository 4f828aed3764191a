/*
 * `npm run bench:benefits [-- --only pglite|postgres] [--within levels] [--runs 40]`
 * Plays what members have and do: random steps with a moving clock, on both databases. The rules are checked after every
 * step. `--within` limits the bench to one subject.
 */
import { option } from '../command'
import { playMachines } from '../machine'
import { levels } from './levels/levels'

const SUBJECTS = [levels]

const within = option('within')

playMachines(
  'benefits',
  SUBJECTS.filter(({ name }) => within === null || name === within),
)

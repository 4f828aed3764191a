import { HOSTS, isTriedIn } from '../journey/list'
import { attack } from './attack'

describe.each(HOSTS.filter((kind) => isTriedIn(kind, 'attack')))('an attack on %s', attack)

import { attack } from './attack'

describe('an attack on weapp', () => attack('weapp'))

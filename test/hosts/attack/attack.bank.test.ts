import { attack } from './attack'

describe('an attack on bank', () => attack('bank'))

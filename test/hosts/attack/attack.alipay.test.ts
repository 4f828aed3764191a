import { attack } from './attack'

describe('an attack on alipay', () => attack('alipay'))

import { layoutIn } from '../layout'

layoutIn('alipay', 'visitor')

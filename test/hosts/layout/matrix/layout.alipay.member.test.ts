import { layoutIn } from '../layout'

layoutIn('alipay', 'member')

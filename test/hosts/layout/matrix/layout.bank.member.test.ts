import { layoutIn } from '../layout'

layoutIn('bank', 'member')

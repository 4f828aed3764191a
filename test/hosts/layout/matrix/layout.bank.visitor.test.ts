import { layoutIn } from '../layout'

layoutIn('bank', 'visitor')

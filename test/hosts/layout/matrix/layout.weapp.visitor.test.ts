import { layoutIn } from '../layout'

layoutIn('weapp', 'visitor')

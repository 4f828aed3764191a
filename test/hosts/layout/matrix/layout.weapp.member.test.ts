import { layoutIn } from '../layout'

layoutIn('weapp', 'member')

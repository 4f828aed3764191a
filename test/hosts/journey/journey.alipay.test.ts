import { journeyIn } from './journey'

journeyIn('alipay')

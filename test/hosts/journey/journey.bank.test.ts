import { journeyIn } from './journey'

journeyIn('bank')

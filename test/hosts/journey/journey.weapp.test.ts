import { journeyIn } from './journey'

journeyIn('weapp')

import { miniSend } from './mini'

export const send = miniSend('header')

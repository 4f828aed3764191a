import enUS from '../en-US/seat.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/seat.json'
import zhMO from '../zh-MO/seat.json'

export const seatTexts = defineNamespace('seat', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })

import { defineModule } from '../../core/module'
import { ownRows } from '../../core/personal-data'

export const definition = defineModule({ tables: ['messages'], personal: ownRows('messages') })

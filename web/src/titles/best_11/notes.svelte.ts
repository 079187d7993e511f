// Why something cannot be done, shown over the dock until something else is touched.
import type { Refused } from '../../client/view'

class Notes {
  text = $state('')
  rule = $state('')

  tell(text: string, refused?: Refused): void {
    this.text = text
    this.rule = refused?.rules[0] ?? ''
  }

  clear(): void {
    this.text = this.rule = ''
  }
}

export const notes = new Notes()

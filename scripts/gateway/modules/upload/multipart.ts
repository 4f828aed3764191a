/** A form with one file: its fields by name, and the bytes of `file`. */
export interface FileForm {
  fields: ReadonlyMap<string, string>
  file: Buffer | null
}

/** Reads `multipart/form-data` with the parser that Node has; null for what is none. */
export const readForm = async (body: Buffer, contentType: string): Promise<FileForm | null> => {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const fields = new Map<string, string>()
    let file: Buffer | null = null
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.set(name, value)
      else if (name === 'file') file = Buffer.from(await value.arrayBuffer())
    }
    return { fields, file }
  } catch {
    return null
  }
}

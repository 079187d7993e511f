// Requests to our own server; every refusal becomes a RequestError with its code.
import type { ErrorBody } from '../wire'

export class RequestError extends Error {
  constructor(readonly error: ErrorBody) {
    super(error.code)
  }
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, init)
  } catch {
    throw new RequestError({ code: 'no-answer' })
  }
  const kind = answer.headers.get('content-type') ?? ''
  const data: unknown = kind.startsWith('application/json') ? await answer.json() : await answer.text()
  if (!answer.ok) throw new RequestError(typeof data === 'object' ? (data as ErrorBody) : { code: 'no-answer' })
  return data as T
}

export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, '0')).join(
    '',
  )
}

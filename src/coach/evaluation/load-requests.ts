import { parseRequests, type EvaluationRequest } from './evaluation-request';

/** The set that the product ships. Fetched when somebody wants it: most people never do. */
export async function loadRequests(): Promise<readonly EvaluationRequest[]> {
  const { default: json } = await import('./requests.json');
  return parseRequests(json);
}

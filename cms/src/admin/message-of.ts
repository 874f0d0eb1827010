type ApiError = { response?: { data?: { error?: { message?: string } } } };

/** What the CMS said about a request that it refused. */
export function messageOf(error: unknown, fallback: string): string {
  return (error as ApiError).response?.data?.error?.message ?? fallback;
}

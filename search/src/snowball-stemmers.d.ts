declare module 'snowball-stemmers' {
  const snowball: {
    algorithms: () => string[];
    newStemmer: (language: string) => { stem: (word: string) => string };
  };
  export default snowball;
}

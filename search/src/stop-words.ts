/** Words that say nothing about what is searched for, unless a title has them, or a query has no others. */
const lists: Record<string, string> = {
  en: `a about after all also am an and any are as at be because been before being between both but by can could did do
    does doing don down during each few for from further had has have having he her here hers him his how i if in into is
    it its just me more most my no nor not now of off on once only or other our out over own please s same she should so
    some such t than that the their them then there these they this those through to too under until up us very was we were
    what when where which while who whom why will with would you your yours`,
  pl: `a aby ale am ani az bardzo bez bo by byc byl byla bylo byly bym bys co czy czyli dla do dlaczego gdy gdyby gdzie go
    i ich im inna inne inny ja jak jaka jaki jakie jakim jako jakos jego jej jest jestem jestes jesli jezeli juz kiedy kim
    kto ktora ktore ktorego ktorej ktory ktorych ktorym ku lub ma maja mam mamy mi mna mnie moge moja moje moj mozna moze mu
    my na nad nam nami nas nasz nasza nasze nie nich nim niz no o od on ona one oni ono oraz po pod przed przez przy sa sie
    sobie swoj ta tak taka taki takie tam te tego tej ten to ty tych tylko tym u w was wasz we wiec wszystko z za ze zeby`,
};

/** Compared without accents. */
export function stopWords(locale: string): ReadonlySet<string> {
  return new Set(lists[locale]?.split(/\s+/));
}
